### Language

language-choose = हम किस भाषा में बात करें?
language-chosen = हो गया, अब हम हिन्दी में बात करेंगे।
