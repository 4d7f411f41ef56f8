import { startPage } from '../shared/start-page.tsx';
import { PageEditor } from './editor/PageEditor.tsx';
import { saveBeforeLeaving } from './storage/autosave.ts';
import { readPage } from './storage/page-storage.ts';
import { MESSAGES } from './ui/messages.ts';
import { notify } from './ui/notices.ts';
import './styles/index.css';

const stored = readPage();
if (stored?.problems !== undefined) notify(MESSAGES.broken(stored.problems.slice(0, 1).join()), 'refusal');
saveBeforeLeaving();
startPage(<PageEditor nodes={stored?.nodes} isEmbedded={window.parent !== window} />);
