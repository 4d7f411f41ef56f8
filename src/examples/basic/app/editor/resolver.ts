import { Button } from '../components/Button.tsx';
import { Card } from '../components/Card.tsx';
import { CardBottom } from '../components/CardBottom.tsx';
import { CardTop } from '../components/CardTop.tsx';
import { Container } from '../components/Container.tsx';
import { Text } from '../components/Text.tsx';

export const resolver = {
  Text,
  Button,
  Container,
  Card,
  CardTop,
  CardBottom,
};
