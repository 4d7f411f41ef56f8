import { startPage } from '../shared/start-page.tsx';
import { PageEditor } from './editor/PageEditor.tsx';
import { keepSaved, readPage } from './storage/autosave.ts';
import { notify } from './ui/notices.ts';
import './styles/index.css';

const stored = readPage();
if (stored?.problems !== undefined)
  notify(`Your saved page could not be read, so this is the sample. ${stored.problems[0]}`, 'refusal');
keepSaved();
startPage(<PageEditor nodes={stored?.nodes} isEmbedded={window.parent !== window} />);
