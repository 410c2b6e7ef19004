import { styled } from 'styled-components'
import { textButton } from '../foundations/textButton.styles.ts'

export const MarkRoot = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  min-inline-size: 0;
  color: var(--danger);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;

  /* A row of a table keeps its height; the whole text is in the title. */
  td & {
    flex-wrap: nowrap;
  }

  & > svg {
    flex: none;
  }

  & > button {
    ${textButton}
    color: var(--danger);
  }
`
