import { styled } from 'styled-components'

export const Page = styled.main`
  min-height: 100vh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: 64px 16px 32px;
  background:
    linear-gradient(var(--line) 1px, transparent 1px) 0 0 / 100% 32px,
    linear-gradient(90deg, var(--line) 1px, transparent 1px) 0 0 / 32px 100%,
    var(--canvas);
  background-blend-mode: normal;
`

export const Corner = styled.div`
  position: fixed;
  top: 16px;
  right: 20px;
  display: flex;
  gap: 8px;
  align-items: center;
`

export const Card = styled.section`
  width: 100%;
  max-width: 400px;
  display: grid;
  gap: 20px;
  padding: 32px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 12px;
  box-shadow: var(--shadow-float);

  & > [role='radiogroup'] {
    width: 100%;
  }

  @media (width <= 440px) {
    padding: 24px 20px;
  }
`

export const Brand = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
`

export const Heading = styled.h1`
  margin: 0;
  font-size: 22px;
  line-height: 28px;
  font-weight: 650;
`

export const Tagline = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 13px;
`

export const Form = styled.form`
  display: grid;
  gap: 14px;

  & > button {
    justify-content: center;
    margin-top: 6px;
  }
`

export const DemoBox = styled.div`
  display: grid;
  gap: 10px;
  padding-top: 18px;
  border-top: 1px solid var(--line);

  & h2 {
    margin: 0;
    font-size: 13px;
    font-weight: 600;
  }

  & p {
    margin: 0;
    color: var(--text-muted);
    font-size: 12px;
  }
`

export const DemoList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  & > button {
    flex: 1 0 30%;
    justify-content: center;
  }
`

export const CaptchaRow = styled.div`
  display: grid;
  grid-template-columns: 1fr 120px;
  gap: 8px;
  align-items: start;

  & > button {
    /* Beside the input, whatever is said below it. */
    margin-block-start: 18px;
    padding: 0;
    height: 40px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    overflow: hidden;
    background: #fff;
    cursor: pointer;
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: space-between;

  & > button {
    flex: 1 1 auto;
    justify-content: center;
  }
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
`

export const LinkButton = styled.button`
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  font-size: 13px;
  line-height: 20px;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

export const Divider = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  color: var(--text-muted);
  font-size: 12px;

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`

export const CodeRow = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px;
  align-items: start;

  /* Level with the input beside it, whose label stands above. */
  & > button {
    margin-top: 22px;
  }
`

export const Stack = styled.div`
  display: grid;
  gap: 14px;
  justify-items: start;

  & > * {
    max-width: 100%;
  }

  & > :not(button) {
    width: 100%;
  }
`

export const Muted = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
`

export const FaceMark = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding-block: 12px 4px;
  text-align: center;
  color: var(--accent);
`
