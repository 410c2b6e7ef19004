// What older versions of the platform left in this browser goes once, before anything is read.
if (!localStorage.getItem('saber-cleared')) {
  localStorage.clear()
  localStorage.setItem('saber-cleared', '1')
}
// Runs before the first paint, so that a dark desk is never flashed white. A file of its own because the page allows no inline script.
document.documentElement.dataset.theme =
  localStorage.getItem('saber-theme') || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
document.documentElement.style.background = document.documentElement.dataset.theme === 'dark' ? '#0e1317' : '#f5f6f8'
