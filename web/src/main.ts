import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/type.css';
import './look/base.css';
import { loadTexts } from './text/fluent.svelte';

await loadTexts();
mount(App, { target: document.getElementById('app')! });
