import { styled } from 'styled-components'

export const Stage = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  justify-content: center;
  height: min(70vh, 760px);
  overflow: auto;
  background: var(--sunken);

  & > img,
  & > video {
    max-width: 100%;
    max-height: 100%;
    margin: auto;
    object-fit: contain;
  }

  & > audio {
    width: min(100% - 32px, 520px);
    margin: auto;
  }

  & > pre {
    flex: 1;
    margin: 0;
    padding: 12px 16px;
    overflow: auto;
    background: var(--surface);
    font: 13px/1.6 var(--font-mono, monospace);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

export const Paper = styled.iframe`
  flex: 1;
  width: 100%;
  height: 100%;
  border: 0;
  background: #fff;
`

export const SheetTable = styled.div`
  flex: 1;
  overflow: auto;
  background: var(--surface);

  & > table {
    border-collapse: collapse;
    font-size: 12px;
  }

  & td,
  & th {
    max-width: 280px;
    padding: 3px 8px;
    overflow: hidden;
    border: 1px solid var(--line);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & th {
    position: sticky;
    inset-block-start: 0;
    background: var(--sunken);
    color: var(--text-muted);
    font-weight: 500;
  }
`

export const Cut = styled.p`
  margin: 0;
  padding: 6px 12px;
  background: var(--sunken);
  color: var(--text-muted);
  font-size: 12px;
`

export const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  & > span {
    margin-inline-end: auto;
    color: var(--text-muted);
    font-size: 13px;
  }
`
