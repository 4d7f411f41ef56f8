import type { OfflineSettings } from '../shared/offline.ts';

/** The build puts the object in the place of the name. */
declare const OFFLINE_SETTINGS: OfflineSettings;

/** What the build knows of the release that this worker belongs to. */
export const settings: OfflineSettings = OFFLINE_SETTINGS;
