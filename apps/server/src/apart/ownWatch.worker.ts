/** Ends its own process when that holds more bytes than the parent allows. */
const maxBytes = Number(process.env.BIP_APART_MEMORY)

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL')
}, 20)
