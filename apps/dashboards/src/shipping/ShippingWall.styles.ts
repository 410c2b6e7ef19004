import { styled } from 'styled-components'

/** One pixel of a 1920 × 1080 screen, whatever the display; text never falls below what a laptop can show. */
const u = (size: number): string => `calc(var(--u) * ${size})`

export const Page = styled.main`
  --u: max(0.62px, min(100vw / 1920, 100vh / 1080));
  height: 100vh;
  display: grid;
  grid-template-rows: ${u(96)} minmax(0, 1fr) ${u(56)};
  padding: 0 ${u(36)};
  overflow: hidden;
  background: var(--canvas);
  color: var(--text);
  font-size: ${u(22)};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${u(28)};

  & h1 {
    margin: 0;
    font-size: ${u(38)};
    font-weight: 650;
  }

  & small {
    color: var(--text-faint);
    font-size: ${u(22)};
  }

  & time {
    margin-left: auto;
    font-size: ${u(44)};
    font-weight: 300;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2.3fr) minmax(0, 1fr);
  gap: ${u(24)};
  min-height: 0;
`

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: ${u(22)} ${u(26)};
  overflow: hidden;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: ${u(12)};

  & h2 {
    display: flex;
    margin: 0 0 ${u(12)};
    color: var(--text-muted);
    font-size: ${u(24)};
    font-weight: 550;
  }

  & h2 b {
    margin-left: auto;
    color: var(--text);
  }
`

export const Rows = styled.table`
  flex: 1;
  min-height: 0;
  display: grid;
  grid-template-rows: ${u(44)} minmax(0, 1fr);

  & tr {
    display: grid;
    grid-template-columns: 1fr 1.9fr 1.8fr 0.85fr 0.95fr 1.25fr;
    align-items: center;
    border-bottom: 1px solid var(--line);
  }

  & tbody {
    display: grid;
    grid-auto-rows: calc(100% / var(--rows));
    min-height: 0;
  }

  & td,
  & th {
    padding: 0 ${u(10)};
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & th {
    color: var(--text-faint);
    font-size: ${u(20)};
    font-weight: 400;
  }

  & [data-align='end'] {
    text-align: right;
  }

  & [data-quiet] {
    color: var(--text-muted);
  }

  & [data-late] {
    color: var(--danger);
    font-weight: 550;
  }
`

export const Track = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(10)};

  & i {
    flex: 1;
    height: ${u(12)};
    border-radius: ${u(6)};
    overflow: hidden;
    background: var(--line);
  }

  & i::before {
    content: '';
    display: block;
    height: 100%;
    width: var(--progress);
    background: var(--accent);
  }

  &[data-done] i::before {
    background: var(--success);
  }

  & span {
    width: ${u(54)};
    text-align: right;
    color: var(--text-muted);
    font-size: ${u(20)};
  }
`

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${u(12)};
  font-weight: 550;

  &::before {
    content: '';
    flex: none;
    width: ${u(14)};
    height: ${u(14)};
    border-radius: 50%;
    background: currentColor;
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${u(24)};
  min-height: 0;
`

export const Counts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${u(24)};
`

export const Count = styled(Panel)`
  color: var(--text-faint);

  & b {
    color: var(--text);
    font-size: ${u(68)};
    line-height: 1.1;
    font-weight: 600;
  }

  &[data-tone='success'] b {
    color: var(--success);
  }

  &[data-tone='danger'] b {
    color: var(--danger);
  }
`

export const ChartBox = styled.div`
  flex: 1;
  min-height: 0;
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: ${u(14)};
  color: var(--text-faint);
  font-size: ${u(20)};

  &::before {
    content: '';
    width: ${u(12)};
    height: ${u(12)};
    border-radius: 50%;
    background: var(--success);
  }

  &[data-stale]::before {
    background: var(--warning);
  }

  & strong {
    padding: ${u(4)} ${u(14)};
    border-radius: ${u(6)};
    background: var(--warning-soft);
    color: var(--warning);
    font-weight: 550;
  }

  & > :last-child {
    margin-left: auto;
  }
`

export const Nothing = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  gap: ${u(8)};
  text-align: center;

  & b {
    font-size: ${u(30)};
    font-weight: 550;
  }

  & span {
    color: var(--text-faint);
  }
`
