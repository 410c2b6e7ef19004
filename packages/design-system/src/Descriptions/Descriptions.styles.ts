import { styled } from 'styled-components'

export const Root = styled.div`
  container-type: inline-size;
`

/** As many columns as asked for, fewer where the container is narrow. */
export const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: 14px 24px;
  @container (max-width: 720px) { grid-template-columns: repeat(min(var(--columns), 2), minmax(0, 1fr)); }
  @container (max-width: 420px) { grid-template-columns: minmax(0, 1fr); }
`

export const Item = styled.div`
  grid-column: span var(--span, 1);
  min-width: 0;
  @container (max-width: 720px) { grid-column: span min(var(--span, 1), 2); }
  @container (max-width: 420px) { grid-column: auto; }
`

export const Label = styled.dt`
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;
`

export const Content = styled.dd`
  min-height: 20px;
  overflow-wrap: anywhere;
`
