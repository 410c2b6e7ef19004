import { lookup } from 'node:dns/promises'
import { runTool } from './lib/processes.ts'
import { main, Problem } from './lib/say.ts'

/** Sends the stories to Chromatic for review; further flags go through to its own command. */
await main(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Problem(
      'CHROMATIC_PROJECT_TOKEN is not set; take the token from the project page at chromatic.com, or compare offline with "npx -y pnpm@12 visual".',
    )
  }
  await lookup('index.chromatic.com').catch(() => {
    throw new Problem(
      'Chromatic cannot be reached from this machine; check the network, or compare offline with "npx -y pnpm@12 visual".',
    )
  })
  const args = ['--build-script-name=build-storybook', '--only-changed', ...process.argv.slice(2)]
  const { code } = await runTool('chromatic', args, { show: true })
  process.exit(code)
})
