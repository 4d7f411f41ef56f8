import type { UserComponent } from '@craftjs/core';
import { Button } from '../components/Button.tsx';
import { Container, KeepsAButton, OneVideo, OnlyButtons } from '../components/boxes.tsx';
import { Picture } from '../components/Picture.tsx';
import { Text } from '../components/Text.tsx';
import { Video } from '../components/Video.tsx';

/** Every component that a page may contain. Saved pages contain the names, so renaming one breaks them. */
export const RESOLVER = { Container, Text, Button, Picture, Video, OnlyButtons, OneVideo, KeepsAButton };

/** The default props of each component by its name, against which a saved page is validated. */
export const DEFAULT_PROPS: ReadonlyMap<string, Readonly<Record<string, unknown>>> = new Map(
  Object.entries<UserComponent>(RESOLVER).map(([name, component]) => [name, component.craft?.props ?? {}]),
);
