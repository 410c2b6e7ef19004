// What older systems left at this address goes once, before anything is read. A session with the time of its token is this product's own:
// whoever has one came here before this rule, and an update must neither sign them out nor take their settings.
if (!localStorage.getItem('saber-cleared')) {
  if (!localStorage.getItem('saber-token-time')) localStorage.clear()
  localStorage.setItem('saber-cleared', '1')
}
// Runs before the first paint, so that a dark desk is never flashed white. A file of its own because the page allows no inline script.
document.documentElement.dataset.theme =
  localStorage.getItem('saber-theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.style.background = document.documentElement.dataset.theme === 'dark' ? '#0e1317' : '#f5f6f8'
