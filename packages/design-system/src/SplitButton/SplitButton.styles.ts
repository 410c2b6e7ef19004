import { styled } from 'styled-components'
import { attachedLook } from '../ButtonGroup/ButtonGroup.styles.ts'

export const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  ${attachedLook}
  & > :first-child { flex-shrink: 1; min-inline-size: 0; }
  & > :last-child { flex: none; }
`
