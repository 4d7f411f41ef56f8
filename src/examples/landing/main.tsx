import { startPage } from '../shared/start-page.tsx';
import { PageEditor } from './editor/PageEditor.tsx';
import { keepSaved, readPage } from './storage/autosave.ts';
import { SAMPLE_PAGE } from './storage/sample-page.ts';
import './styles/index.css';

const page = readPage() ?? SAMPLE_PAGE;
keepSaved();
startPage(<PageEditor page={page} isEmbedded={window.parent !== window} />);
