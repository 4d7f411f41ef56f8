import { startPage } from '../shared/start-page.tsx';
import { Playground } from './Playground.tsx';
import './page.css';

startPage(<Playground />);
