import { styled } from 'styled-components'

export const LockPage = styled.main`
  position: fixed;
  inset: 0;
  z-index: 1000;
  display: grid;
  place-items: center;
  padding: 24px 16px;
  overflow: auto;
  background: var(--canvas);
`

export const LockCard = styled.section`
  display: grid;
  justify-items: center;
  gap: 12px;
  width: 100%;
  max-width: 360px;
  padding: 32px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 12px;
  box-shadow: var(--shadow-float);

  & h1 {
    margin: 0;
    font-size: 20px;
    line-height: 28px;
    font-weight: 650;
  }

  & p {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0;
    color: var(--text-muted);
    font-size: 13px;
  }
`

export const LockForm = styled.form`
  display: grid;
  gap: 12px;
  width: 100%;

  & > button {
    justify-content: center;
  }
`
