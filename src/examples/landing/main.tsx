import { startPage } from '../shared/start-page.tsx';
import { PageEditor } from './editor/PageEditor.tsx';
import { saveBeforeLeaving } from './storage/autosave.ts';
import { readPage } from './storage/page-storage.ts';
import { DEFAULT_PROPS } from './storage/resolver.ts';
import { MESSAGES } from './ui/messages.ts';
import { notify } from './ui/notices.ts';
import './styles/index.css';

const stored = readPage(DEFAULT_PROPS);
if (stored.kind === 'broken') notify(MESSAGES.broken(stored.reason), 'refusal');
saveBeforeLeaving();
startPage(<PageEditor stored={stored} isEmbedded={window.parent !== window} />);
