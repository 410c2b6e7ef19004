import { styled } from 'styled-components'
import { forcedEdge } from '../foundations/forcedColours.styles.ts'
import { ChipBox } from '../MultiComboBox/MultiComboBox.styles.ts'

/** The box of tags around a button that covers it: what can be pressed besides lies above. */
export const TagBox = styled(ChipBox)`
  position: relative;

  /* One line whatever is chosen: tags shorten, and what does not fit is a number. */
  & > span {
    flex-wrap: nowrap;
  }

  & > span > input {
    flex: 1 1 32px;
    min-width: 32px;
  }

  & > span > input:not(:placeholder-shown, [value='']) {
    min-width: 96px;
  }

  &[data-disabled] > span > span span {
    background: var(--neutral-soft);
    color: var(--text-muted);
  }

  & button:not([role='combobox']) {
    position: relative;
    z-index: 1;
  }
`

/** Holds the tags; what is left of the line is for typing. */
export const TagLine = styled.span`
  position: relative;
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  gap: 3px;
  min-width: 0;
  max-width: calc(100% - 36px);
`

/** One tag at its full width, also while it is out of sight to be measured. */
export const TagSlot = styled.span`
  display: flex;
  flex: none;
  min-width: 0;
  max-width: 100%;

  &[data-only] {
    flex: 0 1 auto;
  }

  &[data-hidden] {
    position: absolute;
    max-width: none;
    visibility: hidden;
  }
`

export const More = styled.span`
  position: relative;
  z-index: 1;
  flex: none;
  height: 22px;
  padding-inline: 6px;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  color: var(--accent);
  font-size: 12px;
  font-weight: 600;
  line-height: 22px;
  ${forcedEdge}
`

/** Rows lie freely in their list and give the pop-up no width of their own. */
export const TreePad = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 280px;
  min-height: 0;
  padding: 4px;
`
