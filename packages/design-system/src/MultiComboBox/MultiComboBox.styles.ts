import { styled } from 'styled-components'
import { ControlBox } from '../Field/Field.styles.ts'
import { forcedEdge } from '../foundations/forcedColours.styles.ts'

export const ChipBox = styled(ControlBox)`
  padding-inline: 4px 8px;

  &[data-empty] {
    padding-inline-start: 10px;
  }
`

export const Chips = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 3px;
  min-width: 0;
  padding-block: 3px;

  & > input {
    flex: 1 1 72px;
    width: 0;
    min-width: 72px;
    padding-block: 1px;
  }

  &:has(> span) > input {
    padding-inline-start: 4px;
  }
`

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-width: 0;
  max-width: 100%;
  height: 22px;
  padding-inline: 7px 2px;
  border-radius: var(--radius-small);
  background: var(--neutral-soft);
  color: var(--text);
  font-size: 13px;
  line-height: 22px;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-locked] {
    padding-inline-end: 7px;
  }

  ${forcedEdge}

  & > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 18px;
    height: 18px;
    padding: 0;
    border: 0;
    border-radius: 3px;
    background: transparent;
    color: var(--text-muted);
  }

  & > button:hover {
    background: color-mix(in srgb, var(--text) 11%, transparent);
    color: var(--text);
  }
`
