import { Element } from '@craftjs/core';
import { Button } from './components/Button.tsx';
import { Card } from './components/Card.tsx';
import { Container } from './components/Container.tsx';
import { Text } from './components/Text.tsx';

export const startPage = (
  <Element is={Container} canvas padding={24} background="#f5f8f5">
    <Card background="#ffffff" padding={20} />
    <Button text="Click me" />
    <Text text="Welcome to your page" fontSize={30} />
    <Element is={Container} canvas padding={16} background="#dcf2e1">
      <Text text="This line is in a box of its own" fontSize={18} />
    </Element>
  </Element>
);
