import type { LandingPageData } from '../../shared/page-data.ts';
import { Article } from '../article/Article.tsx';
import { siteUrl } from '../platform/document/urls.ts';
import { copyLabels, copyText, useCopy } from '../ui/copy.ts';
import { PageMain } from '../ui/PageMain.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import { EditorEmbed } from './EditorEmbed.tsx';

/** The page at `/`. All of its texts come from the content. */
export function LandingPage({ page }: { readonly page: LandingPageData }) {
  return (
    <PageMain className="landing">
      <div className="hero">
        <h1>{page.headline}</h1>
        <p className="hero-lead">{page.lead}</p>
        <div className="hero-start">
          <p className="hero-actions">
            {page.actions.map(({ label, href }, index) => (
              <SiteLink key={href} className={index === 0 ? 'button' : 'button button-quiet'} href={href}>
                {label}
              </SiteLink>
            ))}
          </p>
          <InstallCommand command={page.install} />
        </div>
        {page.facts && (
          <ul className="hero-facts" aria-label="In short">
            {page.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      {page.example && <EditorEmbed example={page.example} />}
      <div className="landing-code">
        <Article html={page.html} />
      </div>
      <ul className="features">
        {page.features.map(({ title, text, href, drawing }) => (
          <li key={title} className="feature">
            {drawing && (
              <svg viewBox="0 0 160 90" aria-hidden="true">
                <use href={siteUrl(drawing)} />
              </svg>
            )}
            <h2>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {page.fit && <Fit {...page.fit} />}
      {page.closing && <Closing {...page.closing} />}
    </PageMain>
  );
}

/** For what the library is and for what it is not, side by side. */
function Fit({ title, suits, lacks, href, label }: Required<LandingPageData>['fit']) {
  return (
    <section className="fit">
      <div>
        <h2>{title}</h2>
        <SiteLink href={href}>{label}</SiteLink>
      </div>
      <ul>
        {suits.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <ul className="lacks">
        {lacks.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}

function Closing({ title, text, href, label }: Required<LandingPageData>['closing']) {
  return (
    <section className="closing">
      <h2>{title}</h2>
      <p>{text}</p>
      <SiteLink className="button" href={href}>
        {label}
      </SiteLink>
    </section>
  );
}

function InstallCommand({ command }: { readonly command: string }) {
  const { state, copy } = useCopy(() => copyText(command));
  const labels = copyLabels('Copy');
  return (
    <p className="hero-install">
      <code>{command}</code>
      <button type="button" className="needs-js" onClick={copy}>
        {labels[state]}
        {labels[state] === 'Copy' && <span className="visually-hidden"> install command</span>}
      </button>
    </p>
  );
}
