import styled from 'styled-components'

/** Where it comes from beside what came of it; below each other where room is scarce. */
export const Chain = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px 24px;
  margin: 0;
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  & > dt { color: var(--text-faint); font-size: 12px; line-height: 18px; }
  & > dd { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; margin: 0; }
`
