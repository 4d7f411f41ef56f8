import type { LandingPageData } from '../../shared/page-data.ts';
import { Article } from '../article/Article.tsx';
import { MAIN_ID } from '../ui/PageMain.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { useHydratedMark } from '../ui/use-hydrated-mark.ts';
import { EditorEmbed } from './EditorEmbed.tsx';
import { InstallCommand } from './InstallCommand.tsx';

/** The page at `/`: what the library is for, at a glance. Everything it says comes from the content. */
export function LandingPage({ page }: { readonly page: LandingPageData }) {
  useHydratedMark();
  return (
    <main id={MAIN_ID} className="landing" tabIndex={-1}>
      <div className="hero">
        <h1 tabIndex={-1}>{page.headline}</h1>
        <div className="hero-text">
          <p className="hero-lead">{page.lead}</p>
          <p className="hero-actions">
            {page.actions.map(({ label, href }, index) => (
              <SiteLink key={href} className={index === 0 ? 'button' : 'button button-quiet'} href={href}>
                {label}
              </SiteLink>
            ))}
          </p>
          <InstallCommand command={page.install} />
        </div>
      </div>
      {page.example && <EditorEmbed example={page.example} />}
      <div className="landing-code">
        <Article html={page.html} />
      </div>
      <ul className="features">
        {page.features.map(({ title, text, href }) => (
          <li key={title} className="feature">
            <h2>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
