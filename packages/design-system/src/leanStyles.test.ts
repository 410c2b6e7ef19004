import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'
import { leanStyles } from './leanStyles.ts'

const source = `
  import { css, styled } from 'styled-components'
  import { rest } from './rest.styles.ts'
  export const Root = styled.div\`
    /* Why it is so. */
    & > :is(.a, .b) :focus-visible {
      inline-size: calc(100% - 2px);
      content: '/* no  comment */';
    }
  \`
  export const look = css\`
    margin: 0 auto;
    \${rest}
    color: red;
  \`
`

it('ships the rules of styles, and neither their comments nor the space around them', async () => {
  const { code } = await transformWithOxc(source, 'Root.styles.ts', leanStyles)
  expect(code).not.toContain('Why it is so')
  expect(code).toMatch(
    /& ?> ?:is\(\.a, ?\.b\) :focus-visible\{inline-size:calc\(100% - 2px\);content:'\/\* no {2}comment \*\/';\}/,
  )
  expect(code).toMatch(/margin:0 auto;\$\{rest\} ?color:red;/)
})
