import type { LandingPageData, LandingPointer } from '../../shared/page-data.ts';
import { Article } from '../article/Article.tsx';
import { useCopy } from '../ui/copy.ts';
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
        {page.facts.length > 0 && (
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
        {page.features.map(({ title, text, href }) => (
          <li key={title} className="feature">
            <h2>{href === undefined ? title : <SiteLink href={href}>{title}</SiteLink>}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {page.unfit && <Pointer className="unfit" pointer={page.unfit} />}
      {page.closing && <Pointer className="closing" linkClassName="button" pointer={page.closing} />}
    </PageMain>
  );
}

interface PointerProps {
  readonly className: string;
  readonly linkClassName?: string;
  readonly pointer: LandingPointer;
}

/** A row with a heading, a few words and one link. */
function Pointer({ className, linkClassName, pointer: { title, text, href, label } }: PointerProps) {
  return (
    <section className={className}>
      <h2>{title}</h2>
      <p>{text}</p>
      <SiteLink className={linkClassName} href={href}>
        {label}
      </SiteLink>
    </section>
  );
}

/** The command that installs the library, with a button that copies it. */
function InstallCommand({ command }: { readonly command: string }) {
  const { state, copy } = useCopy(command);
  return (
    <p className="hero-install">
      <code>{command}</code>
      <button type="button" className="needs-js" onClick={copy}>
        {state === 'copied' ? (
          'Copied'
        ) : (
          <>
            Copy<span className="visually-hidden"> install command</span>
          </>
        )}
      </button>
    </p>
  );
}
