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

export const DayFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  /* The words of the shortcuts begin where the field does. */
  & > :first-child { margin-inline: -10px; }
`

/** The ends of a range beside each other. */
export const RangeFields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`
