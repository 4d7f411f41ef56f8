/** Whether shortcuts are made with Command (⌘) here and not with Control. */
export function hasAppleKeyboard(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
