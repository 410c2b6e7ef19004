import styled from 'styled-components'

export const FilterForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: 10px;
`

export const FilterFoot = styled.div`
  display: flex;
  justify-content: flex-end;
`

export const OptionList = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: min(320px, 50vh);
  margin-inline: -4px;
  overflow: auto;
`

export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 32px;
  padding-inline: 6px;
  border-radius: var(--radius-small);
  &:hover { background: var(--hover); }
  & > :first-child { flex: 1; min-inline-size: 0; }
`

/** The words of the shortcuts begin where the fields do. */
export const DayShortcuts = styled.div`
  margin-inline: -10px;
`
