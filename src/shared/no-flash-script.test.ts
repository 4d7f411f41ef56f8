import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { noFlashScript } from './no-flash-script.ts';

/** Runs the script in a page with these stored values and returns the marks that it left on `<html>`. */
function marks(stored: Record<string, string> | 'blocked', announcementId?: string): Record<string, string> {
  const dataset: Record<string, string> = { theme: 'light' };
  runInNewContext(noFlashScript(announcementId), {
    document: { documentElement: { dataset } },
    get localStorage() {
      if (stored === 'blocked') throw new Error('blocked');
      return { getItem: (key: string) => stored[key] ?? null };
    },
  });
  return dataset;
}

describe('the script before first paint', () => {
  it('shows dark to a reader who chose it', () => {
    expect(marks({ theme: 'dark' })['theme']).toBe('dark');
  });

  it.each(['light', '', 'DARK', '{"theme":"dark"}', 'auto'])('shows light for the stored %j', (theme) => {
    expect(marks({ theme })['theme']).toBe('light');
  });

  it('shows light and marks that scripts run if storage is blocked', () => {
    expect(marks('blocked')).toEqual({ theme: 'light', js: '' });
  });

  it('hides the announcement that was dismissed, and no other', () => {
    expect(marks({ 'announcement-dismissed': 'v2' }, 'v2')['announcement']).toBe('dismissed');
    expect(marks({ 'announcement-dismissed': 'v1' }, 'v2')['announcement']).toBeUndefined();
  });

  it('cannot be terminated by an announcement’s id', () => {
    expect(noFlashScript('</script><script>alert(1)')).not.toContain('</script');
  });
});
