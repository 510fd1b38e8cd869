import { createRoot } from 'react-dom/client';
import '../../../src/styles/site.css';
import { Desk } from '../../../src/desk/ui/Desk.tsx';

const place = document.getElementById('desk');
if (place) createRoot(place).render(<Desk />);
