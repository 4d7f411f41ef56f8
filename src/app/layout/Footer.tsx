import { site } from 'derived/site.ts';
import { Offline } from '../offline/Offline.tsx';
import { useHydrated } from '../platform/document/use-hydrated.ts';
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
      <FooterTools />
    </footer>
  );
}

/** The tools of the footer, which need the app. Their place is below the last line, so that nothing moves. */
function FooterTools() {
  if (!useHydrated()) return null;
  return (
    <div className="footer-tools">
      <Offline />
    </div>
  );
}
