import { visuallyHidden } from '@bip/design-system'
import { styled } from 'styled-components'

/** One hand, a narrow screen: what is asked is large, what was scanned stands below it. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  inline-size: 100%;
  max-inline-size: 560px;
  min-block-size: 0;
  margin-inline: auto;
`

/** The name of the page takes no room from the work; who does not see the screen hears it first. */
export const Title = styled.h1`${visuallyHidden}`

export const Tasks = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 4px;

  & > button {
    min-block-size: 48px;
    padding: 4px 2px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-size: 13px;
    cursor: pointer;
  }

  & > button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--text-on-accent, #fff);
    font-weight: 600;
  }

  & > button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

export const Asked = styled.section`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 14px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);

  & input {
    min-block-size: 44px;
    font-size: 18px;
  }

  & > h2 {
    margin: 0;
    font-size: 20px;
    line-height: 26px;
  }

  & > p {
    margin: 0;
    color: var(--text-muted);
    font-size: 14px;
    line-height: 20px;
  }

  & > p[role='alert'] {
    color: var(--danger);
    font-weight: 600;
  }
`

export const Lines = styled.ol`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0;
  min-block-size: 80px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  & > li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-block-size: 48px;
    padding: 6px 4px;
    border-block-end: 1px solid var(--line);
    font-size: 14px;
    line-height: 19px;
  }

  & > li > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
  }

  & b {
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

export const Foot = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: 8px;

  & > button {
    min-block-size: 48px;
  }
`

/** The camera's picture, with a line where the code is held. */
export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: 8px;
  background: #000;

  & > video {
    display: block;
    inline-size: 100%;
    max-block-size: 40vh;
    object-fit: cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: 12%;
    inset-block-start: 50%;
    block-size: 2px;
    background: var(--danger);
  }
`
