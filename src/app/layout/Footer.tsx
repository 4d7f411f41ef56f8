import { site } from 'derived/site.ts';
import { Offline } from '../offline/Offline.tsx';
import { useHydrated } from '../platform/use-hydrated.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';

/** The foot of every page: where else to go. */
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

/** What the foot of a page offers once the app runs. It has its place below the last line, so nothing moves. */
function FooterTools() {
  if (!useHydrated()) return null;
  return (
    <div className="footer-tools">
      <KeyboardHelp />
      <Offline />
    </div>
  );
}
