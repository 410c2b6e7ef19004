import { styled } from 'styled-components'
import { CardLine as PlainLine } from '../../boardCard.styles.ts'

export const CardLine = styled(PlainLine)`
  & > [data-late] {
    color: var(--warning);
  }
`
