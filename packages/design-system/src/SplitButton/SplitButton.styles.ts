import { styled } from 'styled-components'
import { attachedLook } from '../ButtonGroup/ButtonGroup.styles.ts'

export const Root = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  ${attachedLook}
  & > :last-child { flex: none; }
`
