import type { ExamplePicture } from '../../shared/page-data.ts';
import { SiteLink } from '../ui/SiteLink.tsx';

interface EmbedPictureProps {
  readonly href: string;
  readonly picture: ExamplePicture;
}

/** How the example looks, as a link to it. Only the image of the colour mode that is shown is loaded, and not early. */
export function EmbedPicture({ href, picture }: EmbedPictureProps) {
  const { width, height, alt } = picture;
  return (
    <SiteLink className="embed-picture" href={href}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          data-mode={mode}
          src={`${import.meta.env.BASE_URL}${picture[mode].slice(1)}`}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      ))}
    </SiteLink>
  );
}
