import { site } from 'derived/site.ts';
import { SiteLink } from '../ui/SiteLink.tsx';

/** The footer of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div>
        {site.footer.map((column) => (
          <section key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="footer-end">
        <p>{site.copyright}</p>
        {site.smallPrint.map(({ href, label }) => (
          <SiteLink key={href} href={href}>
            {label}
          </SiteLink>
        ))}
      </div>
    </footer>
  );
}
