import { Element } from '@craftjs/core';
import { Button } from './components/Button.tsx';
import { Card } from './components/Card.tsx';
import { Container } from './components/Container.tsx';
import { Text } from './components/Text.tsx';

export const startPage = (
  <Element is={Container} canvas padding={5} background="#eeeeee">
    <Card background="#ffffff" padding={20} />
    <Button text="Click me" />
    <Text text="Welcome to your page" fontSize={20} />
    <Element is={Container} canvas padding={6} background="#999999">
      <Text text="This line is in a box of its own" fontSize={20} />
    </Element>
  </Element>
);
