import { styled } from 'styled-components'

export const Group = styled.section`
  margin-bottom: 40px;

  > h2 { margin-bottom: 12px; padding-bottom: 8px; border-bottom: 1px solid var(--line); font-size: 18px; line-height: 24px; }
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(440px, 100%), 1fr));
  gap: 16px;
`

export const Tile = styled.article`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-width: 0;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  &[data-wide] { grid-column: 1 / -1; }
  > h3 { padding: 6px 12px; border-bottom: 1px solid var(--line); color: var(--text-muted); font-size: 12px; font-weight: 500; line-height: 18px; }
  > div { min-width: 0; padding: 16px; }
`
