import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tree, write } from '../testing/tree.ts'
import { words } from './words.ts'

it('finds paths of this machine and hosts of registries, and lets addresses of the product be', async () => {
  const base = tree({ 'menu.ts': "export const path = '/work/todo'\nexport const help = 'https://example.com/registry'" })
  write(base, 'notes.md', `fine\nsee ${join(base, 'src', 'a.ts')}`)
  write(base, 'lock.yaml', `tarball: https://npm.${'registry'}.example.org/x.tgz`)
  expect(await words(base)).toEqual([
    "lock.yaml:1 names the host of a package registry; leave it to each machine's npm settings.",
    "notes.md:2 names a folder of somebody's machine; write the path relative to the repository.",
  ])
})

it('finds names that the glossary spells otherwise, in code alone', async () => {
  const base = tree({ 'a.ts': `const ${'most'}Rows = 5\nconst almostAll = 1`, 'b.md': `${'most'}Rows` })
  expect(await words(base)).toEqual(['a.ts:1 names something by a word of its own; say max…, see docs/glossary.md.'])
})

it('finds a variable or parameter of such a name, not the word in a sentence', async () => {
  const base = tree({
    'a.ts': `// five at ${'most'}, or the ${'most'} recent\nconst ${'most'} = 5\nconst within = (size: number, ${'least'}: number) => size >= ${'least'}`,
  })
  expect(await words(base)).toEqual([
    'a.ts:2 names something by a word of its own; say max, see docs/glossary.md.',
    'a.ts:3 names something by a word of its own; say min, see docs/glossary.md.',
  ])
})

it('finds types of such a name, not the word within a name or a sentence', async () => {
  const base = tree({
    'a.ts': `/** By ${'way'} of it, nothing is ${'told'}. */\nexport type Fill${'Way'} = 'copy'\nexport type Gateway = 'api'\nclass ${'Told'} {}`,
  })
  expect(await words(base)).toEqual([
    'a.ts:2 names something by a word of its own; say …Mode, …Method or what it is, see docs/glossary.md.',
    'a.ts:4 names something by a word of its own; say …Message or …Outcome, see docs/glossary.md.',
  ])
})

it('lets a test hear what was told, and has what is shipped say what that is', async () => {
  const said = `const ${'told'} = [1]\nconst kept = { ${'told'}: 2 }`
  const base = tree({ 'a.ts': said, 'a.test.ts': said, 'a.stories.tsx': said, 'tests/b.ts': said })
  expect(await words(base)).toEqual([
    'a.ts:1 names something by a word of its own; say what it is: a message, an outcome, a text, see docs/glossary.md.',
  ])
})

it('leaves out what git ignores', async () => {
  const base = tree({ '.gitignore': '*.log' })
  execFileSync('git', ['init', '--quiet'], { cwd: base })
  write(base, 'a.log', join(base, 'a.ts'))
  expect(await words(base)).toEqual([])
})
