import type { OfflineSettings } from '../shared/offline.ts';

/** Replaced by the build with the settings object. */
declare const OFFLINE_SETTINGS: OfflineSettings;

/** The build's settings for the release that this worker belongs to. */
export const settings: OfflineSettings = OFFLINE_SETTINGS;
